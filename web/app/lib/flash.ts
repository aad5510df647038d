import { isObject, isOneOf } from '#protocol/shared/guards.ts'
import { flashAge } from './constants.ts'
import type { ToastColor } from './toasts.ts'

/** A message for the page that one is sent to. Its words are keys, so that it is said in the language of that page. */
export type Flash = {
  id: string
  title: string
  message?: string
  params?: Record<string, string | number>
  color: ToastColor
  action?: { label: string; to: string }
  /** A decision that can still be taken back: about what, and the screen that takes it back. */
  undo?: { to: string; id: string }
}
type FlashInput = Omit<Flash, 'id' | 'color'> & { color?: ToastColor }

const name = 'flash'
const colors: readonly ToastColor[] = ['success', 'danger', 'warning', 'info', 'primary', 'muted']

/** `redirect('/users', withToast({ title: 'users.saved' }))` */
export function withToast(input: FlashInput, headers = new Headers()): { headers: Headers } {
  const flash: Flash = { color: 'success', ...input, id: crypto.randomUUID() }
  const value = encodeURIComponent(JSON.stringify(flash))
  headers.append('set-cookie', `${name}=${value}; Path=/; Max-Age=${flashAge}; SameSite=Lax`)
  return { headers }
}

/** What the last page left for this one. A cookie is only a text that came in, so nothing in it is taken on trust. */
export function readFlash(cookie: string | null): Flash | undefined {
  const text = new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(cookie ?? '')?.[1]
  if (!text) return undefined
  try {
    const given: unknown = JSON.parse(decodeURIComponent(text))
    if (!isObject(given)) return undefined
    const { id, title, message, params, color } = given
    if (typeof id !== 'string' || typeof title !== 'string' || !isOneOf(colors, color)) return undefined
    if (message !== undefined && typeof message !== 'string') return undefined
    const action = actionOf(given.action)
    const undo = undoOf(given.undo)
    const more = { ...(action ? { action } : {}), ...(undo ? { undo } : {}) }
    return { id, title, message, color, params: paramsOf(params), ...more }
  } catch {
    return undefined
  }
}

function paramsOf(given: unknown): Flash['params'] {
  const params: Flash['params'] = {}
  for (const [name, value] of Object.entries(given ?? {}))
    if (typeof value === 'string' || typeof value === 'number') params[name] = value
  return params
}

const isOwn = (path: string) => /^\/(?![/\\])/.test(path)

function undoOf(given: unknown): Flash['undo'] {
  if (!isObject(given) || typeof given.to !== 'string' || typeof given.id !== 'string') return undefined
  return isOwn(given.to) ? { to: given.to, id: given.id } : undefined
}

/** Only to a page of this site. */
function actionOf(given: unknown): Flash['action'] {
  if (!isObject(given) || typeof given.label !== 'string' || typeof given.to !== 'string') return undefined
  return isOwn(given.to) ? { label: given.label, to: given.to } : undefined
}

const clearFlash = `${name}=; Path=/; Max-Age=0; SameSite=Lax`

/**
 * A whole page shows what it was given, and so needs it no more. What scripts ask for may be dropped for a newer answer
 * on its way, as when somebody else changes the same thing: then the message waits in its cookie until it is shown.
 */
export const flashHeaders = (request: Request): HeadersInit =>
  request.headers.get('accept')?.includes('text/html') ? { 'set-cookie': clearFlash } : {}

/** In the browser, after it was shown; one that came since stays. */
export function forgetFlash(id: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the other way, and it is our own cookie
  if (document.cookie.includes(id)) document.cookie = clearFlash
}
