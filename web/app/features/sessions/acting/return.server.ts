import type { RouterContextProvider } from 'react-router'
import { pageContext } from '#lib/context.ts'

/**
 * Ends acting as somebody else, also after its hour. The headers bring back one's own session, or take the cookies
 * away when that has ended too; null when this browser was not acting.
 */
export async function returnToOwnAccount(context: Readonly<RouterContextProvider>) {
  const { transport } = context.get(pageContext)
  const answer = await transport({ method: 'DELETE', path: '/api/v1/sign_in_as_user', headers: {} })
  if (answer.status !== 204) return null
  const cookies = [answer.headers['set-cookie'] ?? []].flat()
  const headers = new Headers()
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return { headers, isSignedIn: !cookies.some((cookie) => cookie.includes('Max-Age=0')) }
}
