type Named = { id?: string; firstName?: unknown; infix?: unknown; lastName?: unknown }

/** Noor van den Berg. */
export const personName = (person: Named | null | undefined): string =>
  [person?.firstName, person?.infix, person?.lastName].filter(Boolean).join(' ')
