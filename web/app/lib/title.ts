import type { RootData } from '../root.tsx'

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** '{page title} - {app name}', in the language of the page, and what a search result says below it. */
export function pageTitle(matches: Matches, title: Record<'nl' | 'en', string>, description?: string) {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined
  const text = title[root?.locale ?? 'nl']
  if (!root) return [{ title: text }]
  return [
    { title: `${text} - ${root.site.appName}` },
    { name: 'description', content: description ?? `${root.site.appName}: ${root.site.slogan}` },
  ]
}
