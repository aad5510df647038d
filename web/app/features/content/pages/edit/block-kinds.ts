import type { Block } from '#protocol/features/content/blocks.ts'
import {
  AlignLeft,
  CircleHelp,
  ClipboardList,
  Columns2,
  Hash,
  Heading2,
  Image,
  List,
  MapPin,
  MousePointerClick,
  Play,
  Quote,
} from '#ui/icons.tsx'

/** What each kind of block is drawn with. */
export const blockIcons = {
  text: AlignLeft,
  heading: Heading2,
  picture: Image,
  columns: Columns2,
  callToAction: MousePointerClick,
  vacancyList: List,
  faq: CircleHelp,
  numbers: Hash,
  quote: Quote,
  form: ClipboardList,
  map: MapPin,
  video: Play,
} satisfies Record<Block['type'], unknown>
