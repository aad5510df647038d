import type { FlagName, Flags } from '#protocol/tenants/tenant.ts'
import type { Me } from './me.ts'

/**
 * What somebody may do that is not about one row: open a screen, keep a list. It stands beside the policy that decides
 * in the end, and is told to the screens by its name, so that none of them has to know a role.
 */
export type Ability = {
  name: string
  rule: (me: Me) => boolean
  /** The tenant flag without which nobody may. */
  flag: FlagName | undefined
}

export function ability(name: string, rule: Ability['rule'], flag?: FlagName): Ability {
  return { name, rule, flag }
}

/** The names of what somebody may do now, where they work now. */
export function abilitiesOf(abilities: Iterable<Ability>, me: Me, flags: Flags): string[] {
  return [...abilities].filter(({ flag, rule }) => (!flag || flags[flag]) && rule(me)).map(({ name }) => name)
}
