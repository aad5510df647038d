import type { FieldKind } from '#protocol/features/forms/content.ts'
import type { IconDrawing } from '#ui/icon-drawing.tsx'
import {
  AlignLeft,
  AtSign,
  CalendarDays,
  CircleDot,
  FileUp,
  Grid3x3,
  Hash,
  Heading2,
  Info,
  Link as LinkIcon,
  ListChecks,
  ListCollapse,
  PenLine,
  Phone,
  SeparatorHorizontal,
  Smile,
  Table,
  Type,
} from '#ui/icons.tsx'

export const kindIcons: Record<FieldKind, IconDrawing> = {
  short_text: Type,
  long_text: AlignLeft,
  choice: CircleDot,
  choices: ListChecks,
  dropdown: ListCollapse,
  scale: Smile,
  matrix: Grid3x3,
  rubric: Table,
  number: Hash,
  date: CalendarDays,
  email: AtSign,
  phone: Phone,
  url: LinkIcon,
  file: FileUp,
  signature: PenLine,
  heading: Heading2,
  text: Info,
  page_break: SeparatorHorizontal,
}

/** In the order of how often they are used. */
export const kindGroups = {
  questions: ['short_text', 'long_text', 'choice', 'choices', 'dropdown', 'scale', 'number', 'date'],
  evaluation: ['rubric', 'matrix', 'signature', 'file'],
  contact: ['email', 'phone', 'url'],
  layout: ['heading', 'text', 'page_break'],
} as const satisfies Record<string, readonly FieldKind[]>
export const groupNames = ['questions', 'evaluation', 'contact', 'layout'] as const
