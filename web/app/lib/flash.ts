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
}
type FlashInput = Omit<Flash, 'id' | 'color'> & { color?: ToastColor }

const name = 'flash'
const colors: readonly string[] = ['success', 'danger', 'warning', 'info', 'primary', 'muted'] satisfies ToastColor[]

/** `redirect('/users', withToast({ title: 'users.saved' }))` */
export function withToast(input: FlashInput, headers = new Headers()): { headers: Headers } {
  const flash: Flash = { color: 'success', ...input, id: crypto.randomUUID() }
  const value = encodeURIComponent(JSON.stringify(flash))
  headers.append('set-cookie', `${name}=${value}; Path=/; Max-Age=${flashAge}; HttpOnly; SameSite=Lax`)
  return { headers }
}

/** What the last page left for this one. A cookie is only a text that came in, so nothing in it is taken on trust. */
export function readFlash(cookie: string | null): Flash | undefined {
  const text = new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(cookie ?? '')?.[1]
  if (!text) return undefined
  try {
    const { id, title, message, params, color, action } = JSON.parse(decodeURIComponent(text)) as Flash
    if (typeof id !== 'string' || typeof title !== 'string' || !colors.includes(color)) return undefined
    if (message !== undefined && typeof message !== 'string') return undefined
    const isOwn = typeof action?.label === 'string' && /^\/(?![/\\])/.test(String(action.to))
    const values = Object.entries(params ?? {}).filter(([, value]) => ['string', 'number'].includes(typeof value))
    return { id, title, message, color, params: Object.fromEntries(values), ...(isOwn ? { action } : {}) }
  } catch {
    return undefined
  }
}

export const clearFlash = `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`
