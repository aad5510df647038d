import type { Translate } from '#lib/i18n.tsx'
import type { Year } from './periods.data.ts'

/** 2026-2027, and whether that is now or next. */
export const yearLabel = ({ name, when }: Pick<Year, 'name' | 'when'>, t: Translate): string =>
  when ? t('yearWhen', { name, when: t(`when.${when}`) }) : name
