import { namedTitle, rootOf } from './title.ts'

type Matches = Parameters<typeof namedTitle>[0]
type Seo = {
  title: string
  description: string
  /** The one address that a search engine should know the page by. */
  canonical: string
  type?: 'website' | 'article'
}

/** Title, description, canonical address and what a shared link shows. */
export function seo(matches: Matches, { title, description, canonical, type = 'website' }: Seo) {
  const root = rootOf(matches)
  return [
    ...namedTitle(matches, title, description),
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: root?.site.appName ?? '' },
    { property: 'og:locale', content: root?.locale === 'en' ? 'en_GB' : 'nl_NL' },
  ]
}

/** The first words of a longer text, cut between two of them. */
export function shortText(text: string, most = 155): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= most) return plain
  return `${plain.slice(0, most).replace(/\s+\S*$/, '')}…`
}
