import type { Sector } from '#protocol/shared/sectors.ts'
import { buurt } from './buurt.ts'
import { cultuur } from './cultuur.ts'
import { dieren } from './dieren.ts'
import type { Drawing } from './drawing.ts'
import { horeca } from './horeca.ts'
import { ict } from './ict.ts'
import { kinderen } from './kinderen.ts'
import { sport } from './sport.ts'
import { techniek } from './techniek.ts'
import { winkel } from './winkel.ts'
import { zorg } from './zorg.ts'

/** Six drawings for each kind of work. */
export const drawings: Record<Sector, readonly Drawing[]> = {
  zorg,
  dieren,
  sport,
  horeca,
  techniek,
  kinderen,
  cultuur,
  winkel,
  ict,
  buurt,
}
