import { filterOf, type TableSpec, type TableState } from '#ui/table/table-state.ts'

/** What the list asks of the API. The archive is only shown to whoever asks for it. */
export function usersFilter(spec: TableSpec, state: Pick<TableState, 'q' | 'filters'>): Record<string, string[]> {
  const { status = [], signIn = [], invitation = [] } = state.filters
  const filter = filterOf(spec, state)
  if (status.length === 0) filter.statusNotEq = ['archived']
  if (signIn.length === 1) filter[signIn[0] === 'never' ? 'lastSignInAtNull' : 'lastSignInAtNotNull'] = ['true']
  if (invitation.length > 0) filter.statusIn = ['invited']
  if (invitation.length === 1) filter[invitation[0] === 'waiting' ? 'invitedAtNull' : 'invitedAtNotNull'] = ['true']
  return filter
}
