/** The words of one language, by their names. */
export type Messages = { [key: string]: string | Messages }

export function translate(messages: Messages, path: string, params: Record<string, string | number> = {}): string {
  const found = find(messages, path)
  return found === undefined ? path : fill(found, params)
}

export function find(messages: Messages, path: string): string | undefined {
  let found: string | Messages | undefined = messages
  for (const part of path.split('.')) found = typeof found === 'object' ? found[part] : undefined
  return typeof found === 'string' ? found : undefined
}

export const fill = (text: string, params: Record<string, string | number> = {}): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
