import { subject } from '#lib/subject.ts'
import { menuItems } from '#protocol/features/content/content.ts'
import { contentPages } from '#protocol/features/content/content-pages.ts'

export default [
  subject(menuItems, { title: ({ title, titleEn }, locale) => (locale === 'en' && titleEn) || title }),
  subject(contentPages, { title: ({ titleNl, titleEn }, locale) => (locale === 'en' && titleEn) || titleNl }),
]
