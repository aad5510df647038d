import { createContext, RouterContextProvider } from 'react-router'
import { Client, type Transport } from '#protocol/client.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import type { PageContext } from '#protocol/page-context.ts'

export const pageContext = createContext<PageContext>()
export const apiContext = createContext<Client>()
/** What was asked, as it came in. */
export const requestContext = createContext<Request>()
/** The API for what is alike for everybody on the site. */
export const siteApiContext = createContext<Client>()
/** The organization that the person chose on this device, if any. */
export const organizationContext = createContext<string | null>(null)

/** What the server hands to every loader and action: the site, and the API with the caller's own credentials. */
export function makeContext(parts: PageContext, request: Request): RouterContextProvider {
  const context = new RouterContextProvider()
  const chosen = /(?:^|;\s*)organization=([^;]+)/.exec(request.headers.get('cookie') ?? '')?.[1]
  const organizationId = isId(chosen) ? chosen : null
  context.set(pageContext, parts)
  context.set(requestContext, request)
  context.set(organizationContext, organizationId)
  context.set(siteApiContext, new Client(parts.siteTransport))
  context.set(apiContext, new Client(organizationId ? actingFor(organizationId, parts.transport) : parts.transport))
  return context
}

type Works = { organization: { id: string } | undefined; organizations: unknown[] }

/** The API for a page about the organization that somebody works in now, also before they ever chose between several. */
export function apiOf(context: Readonly<RouterContextProvider>, { organization, organizations }: Works): Client {
  if (!organization || organizations.length < 2) return context.get(apiContext)
  return new Client(actingFor(organization.id, context.get(pageContext).transport))
}

/** Acts with the roles held in one organization. Whoever has none there any more acts with all they have. */
function actingFor(organizationId: string, transport: Transport): Transport {
  return async (request) => {
    const answer = await transport({
      ...request,
      headers: { ...request.headers, 'current-organization-id': organizationId },
    })
    const isRefused = answer.status === 403 && answer.body.includes('organization.notYours')
    return isRefused ? transport(request) : answer
  }
}
