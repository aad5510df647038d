/** A bug of ours, told so that it can be found: never who it happened to. */
export type Fault = {
  /** Where it showed itself: in a request, while making a page, or in a browser. */
  source: 'server' | 'browser'
  kind: string
  name: string
  message: string
  stack: string
  path: string
  build: string
  tenant: string
  userAgent: string
}

const LONGEST = { name: 80, kind: 40, message: 500, stack: 4096, path: 200, build: 64, userAgent: 300 }

/** Whatever was sent as a report of a browser: cut to size, and without what could point at a person. */
export function browserFault(body: unknown, tenant: string, userAgent: string): Fault | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const given = body as Record<string, unknown>
  const text = (name: keyof typeof LONGEST) =>
    typeof given[name] === 'string' ? (given[name] as string).slice(0, LONGEST[name]) : ''
  if (!text('message')) return undefined
  return clean({
    source: 'browser',
    kind: text('kind'),
    name: text('name') || 'Error',
    message: text('message'),
    stack: text('stack'),
    path: text('path'),
    build: text('build'),
    tenant,
    userAgent: userAgent.slice(0, LONGEST.userAgent),
  })
}

export function serverFault(error: unknown, kind: string, where: Pick<Fault, 'path' | 'build' | 'tenant'>): Fault {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  const cut = { name, message: message.slice(0, LONGEST.message), stack: (stack ?? '').slice(0, LONGEST.stack) }
  return clean({ source: 'server', kind, ...cut, ...where, userAgent: '' })
}

function clean(fault: Fault): Fault {
  const path = fault.path.split(/[?#]/)[0] as string
  return { ...fault, message: nameless(fault.message), stack: nameless(fault.stack), path: pathWithoutKeys(path) }
}

/** Addresses of people, and what follows a question mark, where tokens are. */
const nameless = (text: string) =>
  text.replace(/[^\s@<>"'(]+@[^\s@<>"')]+\.[a-z]{2,}/gi, '<e-mail>').replace(/\?[^\s:)"']{3,}/g, '?…')

/** A part that is as long as an id or a token is one. */
const pathWithoutKeys = (path: string) =>
  path
    .split('/')
    .map((part) => (part.length >= 16 && /\d|[A-Z]/.test(part) ? ':id' : part))
    .join('/')
