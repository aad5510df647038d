import type { IconDrawing } from '#ui/icon-drawing.tsx'
import { Backpack, HeartHandshake, KeyRound, School, Store } from '#ui/icons.tsx'

/** The doors of the quay, in the order of the street. */
export const doors = ['leerling', 'school', 'stagebieder', 'vrijwilliger', 'kennisnet'] as const
export type Door = (typeof doors)[number]

/** The doors with a form behind them; Kennisnet has its own pages at the school. */
const formDoors = ['leerling', 'school', 'stagebieder', 'vrijwilliger'] as const satisfies readonly Door[]
export type FormDoor = (typeof formDoors)[number]
export const isFormDoor = (door: string | undefined): door is FormDoor => formDoors.some((known) => known === door)

/** Companies and associations are addressed with u, all others with je. */
export const toneOf = (door: Door): 'je' | 'u' => (door === 'stagebieder' ? 'u' : 'je')

export type House = {
  icon: IconDrawing
  /** Drawn upwards from the eaves, 268 wide. */
  gable: string
  /** From the street to the eaves. */
  eaves: number
  top: number
  /** Sets --wall, by day and by night. */
  wallClass: string
  badgeClass: string
  glass: string
  /** Which of the three windows has its light on. */
  lit: number
}

// Tailwind reads class names from the source, so each stands here in full.
export const houses: Record<Door, House> = {
  leerling: {
    icon: Backpack,
    gable: 'h24v-22h24v-22h24v-22h24v-22h76v22h24v22h24v22h24v22h24',
    eaves: 336,
    top: 426,
    wallClass: '[--wall:var(--p-600)] dark:[--wall:var(--p-700)]',
    badgeClass: 'bg-[var(--p-700)]',
    glass: 'var(--win)',
    lit: 1,
  },
  school: {
    icon: School,
    gable: 'h14c44-10 26-66 66-80c22-8 18-40 54-40s32 32 54 40c40 14 22 70 66 80h14',
    eaves: 352,
    top: 474,
    wallClass: '[--wall:var(--s-700)] dark:[--wall:var(--s-800)]',
    badgeClass: 'bg-[var(--s-700)]',
    glass: 'var(--win)',
    lit: 0,
  },
  stagebieder: {
    icon: Store,
    gable: 'h34c24-4 32-22 32-44v-44l68-42l68 42v44c0 22 8 40 32 44h34',
    eaves: 344,
    top: 476,
    wallClass: '[--wall:var(--sand-300)] dark:[--wall:var(--sand-600)]',
    badgeClass: 'bg-[var(--sand-700)]',
    glass: 'var(--win-2)',
    lit: 2,
  },
  vrijwilliger: {
    icon: HeartHandshake,
    gable: 'h20v-30h26c10-34 40-62 88-62s78 28 88 62h26v30h20',
    eaves: 348,
    top: 442,
    wallClass: '[--wall:var(--warn-300)] dark:[--wall:var(--warn-700)]',
    badgeClass: 'bg-[var(--warn-700)]',
    glass: 'var(--win-2)',
    lit: 0,
  },
  kennisnet: {
    icon: KeyRound,
    gable: 'l112-104v-20h44v20l112 104',
    eaves: 340,
    top: 466,
    wallClass: '[--wall:var(--err-400)] dark:[--wall:var(--err-700)]',
    badgeClass: 'bg-[var(--err-700)] dark:bg-[var(--err-600)]',
    glass: 'var(--win)',
    lit: 1,
  },
}
