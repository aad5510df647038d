import { readFile, realpath, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The account PostgreSQL runs under when it may not be our own. */
export type RunAs = { uid: number; gid: number }

export const isRoot = process.getuid?.() === 0

/** PostgreSQL refuses to run as root, so root lends it the account that is meant for it, or the one without rights. */
export async function unprivilegedUser(): Promise<RunAs> {
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  for (const name of ['postgres', 'nobody']) {
    const account = accounts.find((fields) => fields[0] === name)
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) }
  }
  throw new Error(
    'PostgreSQL does not run as root, and this machine has neither a user "postgres" nor "nobody". ' +
      'Start Stagehaven as an ordinary user, or set DATABASE_URL.',
  )
}

/** Whether this account may pass through every folder on the way to `dir` and `dir` itself. */
export async function canEnter(dir: string, user: RunAs): Promise<boolean> {
  for (let folder = await realpath(dir); ; folder = dirname(folder)) {
    const { mode, uid, gid } = await stat(folder)
    const enterBit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
    if (!(mode & enterBit)) return false
    if (folder === dirname(folder)) return true
  }
}
