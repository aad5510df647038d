import { DatabaseError } from 'pg-protocol'

/** The database cannot be reached, or was lost before it said that a commit succeeded. The caller may try again. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('database unavailable', { cause })
  }
}

export const isUnavailable = (error: unknown): boolean => error instanceof DatabaseUnavailable

/** What PostgreSQL says when it ends a connection or takes no more of them. */
const endings = new Set(['57P01', '57P02', '57P03', '08000', '08003', '08006', '08001', '08004', '53300', '25P03'])

/** An error of a connection as it is told: a refusal of the database stays what it is, all else means that it is lost. */
export function fromConnection(error: Error): Error {
  const isRefusal = error instanceof DatabaseError && !endings.has(error.code ?? '')
  return isRefusal ? error : new DatabaseUnavailable(error)
}
