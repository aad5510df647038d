import { isSector, type Sector } from './sectors.ts'

type Cloth = { back: string; front: string; shape: string }

/** Signal flags on a grid of 48. They keep their colours on every site: a sector looks the same everywhere. */
const patterns: Record<Sector, Cloth> = {
  zorg: { back: '#f7cfc6', front: '#e2735f', shape: 'M24 0h24v48H24z' },
  dieren: { back: '#bcf1d0', front: '#2ba974', shape: 'M0 48L48 0v48z' },
  sport: {
    back: '#4098d7',
    front: '#c6e7ff',
    shape: 'M18 0h12v18h18v12H30v18H18V30H0V18h18z',
  },
  horeca: {
    back: '#fee8b0',
    front: '#e4ab31',
    shape: 'M0 0h48v9.6H0zM0 19.2h48v9.6H0zM0 38.4h48V48H0z',
  },
  techniek: { back: '#cbd5e1', front: '#64748b', shape: 'M0 0h24v24H0zM24 24h24v24H24z' },
  kinderen: { back: '#f09756', front: '#fde2b8', shape: 'M7 24a17 17 0 1 1 34 0a17 17 0 1 1-34 0z' },
  cultuur: { back: '#e6dcf7', front: '#8a6fc4', shape: 'M0 0h48L24 24zM0 48h48L24 24z' },
  winkel: { back: '#d9688a', front: '#fbd3dc', shape: 'M8 8h32v32H8z' },
  ict: {
    back: '#d5dcff',
    front: '#6f7fe0',
    shape: 'M0 0h9.6v48H0zM19.2 0h9.6v48h-9.6zM38.4 0H48v48h-9.6z',
  },
  buurt: {
    back: '#2f9f9a',
    front: '#c3eeea',
    shape: 'M0 0h9l15 15L39 0h9v9L33 24l15 15v9h-9L24 33 9 48H0v-9l15-15L0 9z',
  },
}
const plain: Cloth = { back: '#e2e8f0', front: '#94a3b8', shape: 'M0 24h48v24H0z' }
export const clothOf = (sector: string | null | undefined) => (isSector(sector) ? patterns[sector] : plain)
