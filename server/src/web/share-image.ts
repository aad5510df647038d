import type { Site } from '#engine/call.ts'
import { escapeHtml } from '#mail/escape-html.ts'
import { clothOf } from '#protocol/shared/flag-cloth.ts'
import { fontFile } from './plain-font.ts'

export type SharedVacancy = {
  id: string
  title: string
  sector: string | null
  host: string
  city: string | null
  hours: number | null
  placesLeft: number
}

const [WIDTH, HEIGHT, BAND, TILE, EDGE] = [1200, 630, 192, 96, 64]
const MOST_KEPT = 200

const words = {
  nl: { hours: '{count} uur', place: 'nog 1 plek', places: 'nog {count} plekken', full: 'wachtlijst' },
  en: { hours: '{count} hours', place: '1 place left', places: '{count} places left', full: 'waiting list' },
}

type Line = { text: string; size: number; color: string; weight: 500 | 600; top: number; left?: number; width?: number }

/** Letters of our own file, so that it reads the same on a machine without fonts. */
async function drawn({ text, size, color, weight, top, left = EDGE, width = WIDTH - 2 * EDGE }: Line) {
  const { default: sharp } = await import('sharp')
  const { data: input, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escapeHtml(text)}</span>`,
      // The comma ends the name; without it the last word would be taken for a weight.
      font: `Poppins ${weight === 600 ? 'SemiBold' : 'Medium'}, ${size}`,
      fontfile: fontFile(weight),
      dpi: 72,
      rgba: true,
      width,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input, top, left, bottom: top + info.height }
}

/** The flag of the sector in turned tiles, as on the page itself, and the ring of the logo below. */
function backdrop(sector: string | null, primary: string, dot: string): Buffer {
  const { back, front, shape } = clothOf(sector)
  const turn = (index: number) => ((index * 7 + (index >> 2) * 3 + (index % 5)) % 4) * 90
  const columns = Math.ceil(WIDTH / TILE)
  const tiles = Array.from({ length: columns * (BAND / TILE) }, (_, index) => {
    const [x, y] = [(index % columns) * TILE, Math.floor(index / columns) * TILE]
    return `<use href="#f" transform="translate(${x} ${y}) rotate(${turn(index)} ${TILE / 2} ${TILE / 2})"/>`
  })
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs><g id="f" transform="scale(${TILE / 48})"><path d="M0 0h48v48H0z" fill="${back}"/><path d="${shape}" fill="${front}"/></g></defs>
    <path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="#ffffff"/>${tiles.join('')}
    <path d="M0 ${HEIGHT - 14}h${WIDTH}v14H0z" fill="${primary}"/>
    <path d="M104 528a22 22 0 1 0 10 24" fill="none" stroke="${primary}" stroke-width="9" stroke-linecap="round"/>
    <circle cx="113" cy="533" r="6" fill="${dot}"/></svg>`)
}

type Said = { title: string; below: string; facts: string; sector: string | null }

/** The place, who offers it and where. */
function saidOf(site: Site, { title, host, city, sector, hours, placesLeft }: SharedVacancy): Said {
  const say = words[site.locale]
  const places = placesLeft < 1 ? say.full : placesLeft === 1 ? say.place : say.places
  const facts = [hours && say.hours.replace('{count}', String(hours)), places.replace('{count}', String(placesLeft))]
  return { title, below: [host, city].filter(Boolean).join(', '), facts: facts.filter(Boolean).join(' · '), sector }
}

/** What a shared link shows, in the colours and the language of the site. */
async function draw(site: Site, { title, below, facts, sector }: Said): Promise<Buffer> {
  const size = title.length <= 44 ? 60 : title.length <= 84 ? 50 : 40
  const { primary, secondary } = site.theme
  const heading = await drawn({ text: title, size, color: '#0f172a', weight: 600, top: BAND + 48 })
  const layers = await Promise.all([
    drawn({ text: below, size: 32, color: '#475569', weight: 500, top: Math.min(heading.bottom + 24, 450) }),
    drawn({ text: site.appName, size: 30, color: primary[700], weight: 600, top: 532, left: 144, width: 560 }),
    drawn({
      text: facts,
      size: 30,
      color: '#0f172a',
      weight: 600,
      top: 532,
      left: 730,
      width: 406,
    }),
  ])
  const { default: sharp } = await import('sharp')
  return sharp(backdrop(sector, primary[700], secondary[500]))
    .composite([heading, ...layers])
    .png({ palette: true })
    .toBuffer()
}

/** Drawing costs a moment, and a link that is shared is asked for by many at once. */
export class ShareImages {
  private readonly kept = new Map<string, Promise<Buffer>>()

  of(site: Site, vacancy: SharedVacancy): Promise<Buffer> {
    return this.drawn(site, saidOf(site, vacancy))
  }

  /** For pages that have no picture of their own. */
  ofSite(site: Site): Promise<Buffer> {
    const { host } = new URL(site.url)
    return this.drawn(site, { title: site.slogan[site.locale], below: site.appName, facts: host, sector: null })
  }

  private drawn(site: Site, said: Said): Promise<Buffer> {
    const { primary, secondary } = site.theme
    // Everything that is drawn: a picture of before is another one.
    const key = JSON.stringify([site.id, site.locale, site.appName, primary[700], secondary[500], said])
    const known = this.kept.get(key)
    if (known) return known
    const made = draw(site, said)
    made.catch(() => this.kept.delete(key))
    this.kept.set(key, made)
    if (this.kept.size > MOST_KEPT) this.kept.delete(this.kept.keys().next().value as string)
    return made
  }
}
