/** What a form has in a field, without the blanks around it; empty when it has none. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** All that was typed: without scripts a page that comes back is a new one. */
export const typedIn = (form: FormData): Record<string, string[]> =>
  Object.fromEntries([...new Set(form.keys())].map((name) => [name, form.getAll(name).map(String)]))
