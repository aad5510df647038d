import type { Permissions } from '#test/permission-cells.ts'
import { ask, type Subject } from '#test/permission-tools.ts'

/** Which rows each of them sees is tried in the test of the viewer. */
const those = { schoolAdmin: '✓', centerAdmin: '✓', operator: '✓' }
export const permissions: Permissions = {
  'All data': { dataSources: those, dataRows: those, dataGroups: those },
}

export async function subjects(): Promise<Subject[]> {
  const actions = [
    ask('dataSources', '/data_viewer/sources'),
    ask('dataRows', '/data_viewer/rows?filter[source]=organizations&filter[columns]=name'),
    ask('dataGroups', '/data_viewer/groups?filter[source]=organizations&filter[by]=status'),
  ]
  return [{ title: 'All data', type: null, actions }]
}
