import type { RouterContextProvider } from 'react-router'
import { data } from 'react-router'
import { pageContext } from '#lib/context.ts'
import { ApiError, type Client } from '#protocol/client.ts'
import { checkSeal } from '#protocol/features/seal-checks.ts'
import type { Verdict } from './read-document.ts'

/** Where no contracts are signed there is nothing to check. */
export function requireContracts(context: Readonly<RouterContextProvider>): void {
  if (!context.get(pageContext).site.flags.digitalContracts) throw data(null, { status: 404 })
}

/** Whoever asks too often reads that on the page, not instead of it. */
export async function orLater<T>(ask: () => Promise<T>): Promise<T | { kind: 'later' }> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) return { kind: 'later' }
    throw error
  }
}

/** What is not as our own page sends it says nothing about a document. */
export async function runCheck(api: Client, request: Request): Promise<Verdict> {
  const given = await request.json()
  try {
    return await orLater<Verdict>(() => api.run(checkSeal, '', given))
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return { kind: 'unreadable' }
    throw error
  }
}
