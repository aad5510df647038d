import { renderToStaticMarkup } from 'react-dom/server'
import { numberText } from '#lib/dates.ts'
import type { Locale } from '#lib/i18n.tsx'
import type { Chart } from '../charts/chart.ts'
import { BarsDrawing } from './bars.tsx'
import { FunnelDrawing } from './funnel.tsx'
import { MapDrawing, type MapWords } from './supply-map.tsx'
import { WeeksDrawing } from './weeks.tsx'

/** In a file there is no site around the drawing, so that its colours are written out: those of paper. */
const colours: Record<string, string> = {
  '--c1': '#006a46',
  '--c2': '#4098d7',
  '--c6': '#7d8ca2',
  '--ink': '#0f172a',
  '--muted': '#475569',
  '--line': '#e2e8f0',
  '--line-2': '#cbd5e1',
  '--track': '#f1f5f9',
  '--surface': '#ffffff',
  '--err-soft': '#ffecea',
  '--err-ink': '#9d2628',
  '--warn-soft': '#fef4d6',
  '--warn-ink': '#744c00',
  '--ph3': '#99d4ff',
  '--ph4': '#008558',
  '--ph5': '#006a46',
  '--ph6': '#00422c',
  '--on-ph3': '#081f34',
  '--on-ph4': '#ffffff',
  '--on-ph5': '#ffffff',
  '--on-ph6': '#ffffff',
}

type Words = { now: string; before: string } & MapWords

/** One chart as a file that any program for drawings or texts can open. */
export function chartSvg(chart: Chart, words: Words, locale: Locale): string {
  const label = `${chart.title}. ${chart.about}`
  const drawing =
    chart.kind === 'funnel' ? (
      <FunnelDrawing chart={chart} label={label} />
    ) : chart.kind === 'weeks' ? (
      <WeeksDrawing chart={chart} label={label} width={720} height={300} words={words} />
    ) : chart.kind === 'map' ? (
      <MapDrawing chart={chart} label={label} width={760} height={520} words={words} />
    ) : (
      <BarsDrawing chart={chart} label={label} textOf={(value) => numberText(value, locale)} />
    )
  return renderToStaticMarkup(drawing)
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" font-family="Inter, Arial, sans-serif" ')
    .replace(/ class="[^"]*"/g, '')
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => colours[name] ?? '#0f172a')
}
