import type { RootData } from '../root.tsx'

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** '{page title} - {app name}', in the language of the page. */
export function pageTitle(matches: Matches, title: Record<'nl' | 'en', string>) {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined
  const text = title[root?.locale ?? 'nl']
  return [{ title: root ? `${text} - ${root.site.appName}` : text }]
}
