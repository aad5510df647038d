type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]
/** What the head of a page needs of what the root has loaded. */
type Root = { locale: 'nl' | 'en'; site: { appName: string; slogan: string } }

export function rootOf(matches: Matches): Root | undefined {
  return matches.find((match) => match?.id === 'root')?.loaderData as Root | undefined
}

/** '{page title} - {app name}', in the language of the page, and what a search result says below it. */
export function pageTitle(matches: Matches, title: Record<'nl' | 'en', string>, description?: string) {
  const root = rootOf(matches)
  const text = title[root?.locale ?? 'nl']
  if (!root) return [{ title: text }]
  return [
    { title: `${text} - ${root.site.appName}` },
    { name: 'description', content: description ?? `${root.site.appName}: ${root.site.slogan}` },
  ]
}
