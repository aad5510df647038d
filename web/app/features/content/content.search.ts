import { bestOf, factsOf, hitsOf, type SearchKind, said } from '#lib/search-kind.ts'
import { contentPages } from '#protocol/features/content/content-pages.ts'

/** What is out; whoever writes pages has others that nobody can open yet. */
export default {
  name: 'paginas',
  title: said('content', 'found.title'),
  look: 'page',
  order: 70,
  async find({ api, words, size, locale }) {
    const rows = await api.list(contentPages, {
      ...bestOf(size),
      filter: {
        search: words,
        statusIn: ['published', 'scheduled'],
        publishedAtLteq: new Date().toISOString(),
        removedAtNull: true,
      },
      fields: { contentPages: ['kind', 'slug', 'titleNl', 'titleEn', 'summaryNl', 'summaryEn'] },
    })
    return hitsOf(rows, ({ id, kind, slug, titleNl, titleEn, summaryNl, summaryEn }) => ({
      id,
      to: kind === 'news' ? `/nieuws/${slug}` : `/${slug}`,
      title: (locale === 'en' && titleEn) || titleNl,
      facts: factsOf((locale === 'en' && summaryEn) || summaryNl),
    }))
  },
} satisfies SearchKind
