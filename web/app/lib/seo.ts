import { shareSize } from '#protocol/features/library-paths.ts'
import { namedTitle, rootOf } from './title.ts'

type Matches = Parameters<typeof namedTitle>[0]
type Seo = {
  title: string
  description: string
  /** The one address that a search engine should know the page by. */
  canonical: string
  type?: 'website' | 'article'
  /** Without one that of the site. */
  picture?: SharePicture | null
}
export type SharePicture = { url: string; width: number; height: number; alt: string }

/** Title, description, canonical address and what a shared link shows. */
export function seo(matches: Matches, { title, description, canonical, type = 'website', picture }: Seo) {
  const root = rootOf(matches)
  const { url, width, height, alt } = picture ?? sitePicture(root, canonical)
  return [
    ...namedTitle(matches, title, description),
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: root?.site.appName ?? '' },
    { property: 'og:image', content: url },
    { property: 'og:image:width', content: `${width}` },
    { property: 'og:image:height', content: `${height}` },
    ...(alt ? [{ property: 'og:image:alt', content: alt }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    { property: 'og:locale', content: root?.locale === 'en' ? 'en_GB' : 'nl_NL' },
  ]
}

/** Its name and slogan in its colours; another look is another address, so that nobody keeps showing the old one. */
function sitePicture(root: ReturnType<typeof rootOf>, canonical: string): SharePicture {
  const { look = '', appName = '', slogan = '' } = root?.site ?? {}
  return {
    ...shareSize,
    url: new URL(`/share.png?v=${look}`, canonical).href,
    alt: `${appName}: ${slogan}`,
  }
}

/** The first words of a longer text, cut between two of them. */
export function shortText(text: string, most = 155): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= most) return plain
  return `${plain.slice(0, most).replace(/\s+\S*$/, '')}…`
}
