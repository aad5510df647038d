import { everybody, type Permissions } from '#test/permission-cells.ts'
import { anything, ask, call, probe, type Subject } from '#test/permission-tools.ts'

export const permissions: Permissions = {
  'Checking a sealed document': { checkSeal: everybody('✓'), checkCode: everybody('✓') },
}

export const subjects = async (): Promise<Subject[]> => [
  {
    title: 'Checking a sealed document',
    type: null,
    actions: [
      { name: 'checkSeal', targets: anything, try: call('POST', '/seal_checks', () => probe) },
      ask('checkCode', '/seal_checks/code?filter[code]=x'),
    ],
  },
]
