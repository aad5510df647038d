import { command } from '#protocol/declaring/define.ts'
import {
  boolean,
  date,
  email,
  integer,
  json,
  list,
  number,
  oneOf,
  phone,
  text,
  url,
} from '#protocol/declaring/fields.ts'

export const sectors = ['care', 'sport', 'food', 'animals'] as const
export const answers = ['yes', 'maybe', 'no'] as const
export const widths = ['day', 'week', 'month'] as const

const names = ['Barneveld', 'Elburg', 'Ermelo', 'Ede', 'Harderwijk', 'Hattem', 'Nijkerk', 'Nunspeet', 'Oldebroek']
export const places = [...names, 'Putten', 'Wezep', 'Zwolle'].map((label) => ({ value: label.toLowerCase(), label }))

/** A command that nobody serves: it lends the pattern book its rules. */
export const sampleForm = command('sampleForm', 'POST /sample', {
  input: {
    name: text({ min: 2, max: 60 }),
    nickname: text({ optional: true, max: 20 }),
    email: email(),
    phone: phone({ optional: true }),
    website: url({ optional: true }),
    motivation: text({ max: 200, format: 'lines' }),
    hours: number({ min: 0, max: 40, optional: true }),
    seats: integer({ min: 1, max: 30 }),
    sector: oneOf(sectors),
    days: list(oneOf(['mon', 'tue', 'wed', 'thu', 'fri']), { min: 1, max: 3 }),
    recommend: oneOf(answers),
    agrees: boolean(),
    notify: boolean({ optional: true }),
    width: oneOf(widths, { optional: true }),
    place: text(),
    tags: list(text(), { optional: true, max: 3 }),
    startDate: date(),
    periodStart: date({ optional: true }),
    periodEnd: date({ optional: true }),
    time: text({ optional: true }),
  },
})

export const sampleTexts = command('sampleTexts', 'POST /sample-texts', {
  input: { story: json<object, Record<never, never>>() },
})

export const sampleOrder = command('sampleOrder', 'POST /sample-order', { input: { questions: list(text()) } })

export const sampleStory = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Een dag op de boerderij' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Je voert de ' },
        { type: 'text', text: 'geiten', marks: [{ type: 'bold' }] },
        { type: 'text', text: ' en helpt in de ' },
        { type: 'text', text: 'stal', marks: [{ type: 'italic' }] },
        { type: 'text', text: '. Kijk ook bij de ' },
        { type: 'text', text: 'privacyverklaring', marks: [{ type: 'link', attrs: { href: '/privacyverklaring' } }] },
        { type: 'text', text: '.' },
      ],
    },
    {
      type: 'bulletList',
      content: ['Laarzen', 'Brood'].map((word) => ({
        type: 'listItem',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: word }] }],
      })),
    },
  ],
}
