import type { Locale } from '#protocol/errors/errors.ts'
import { fail } from '../fail.ts'

export type OrganizationType = 'School' | 'VolunteerCenter' | 'NonProfit' | 'Provider'
export type RoleName = 'admin' | 'volunteer' | 'student' | 'mentor'
export type HeldRole = { name: RoleName; organizationId: string | null; organizationType: OrganizationType | null }
export type SessionKind = 'password' | 'passwordless' | 'entree' | 'reset' | 'impersonation' | 'key'

/** How far a key goes: resources that it reads, and what may be brought in with it. */
export type Reach = { scopes: string; reads: ReadonlySet<string>; brings: ReadonlySet<string> }
/** What a request is about to do, as far as it is for keys; anything else is not. */
export type Door = { reads: string } | { brings: string }

type Session = {
  id: string
  kind: SessionKind
  client: string
  uid: string
  expiresAt: Date
  impersonatorId: string | null
  /** Of a key alone. A person goes as far as their roles. */
  reach?: Reach | undefined
}
export type MeData = { id: string; locale: Locale; roles: HeldRole[]; session: Session }
/** Somebody for whom work is done that they asked for earlier; they need not be signed in any more. */
export type Absent = Omit<MeData, 'session'> & { session: null }
type Known = Omit<MeData, 'session'> & { session: Session | null }

/**
 * Who is asking, and what they may be asked about in a policy. When a current organization is chosen, only the roles
 * held there count: someone who is mentor at one school and parent-volunteer at another acts as one of them at a time.
 */
export class Me {
  readonly id: string | null
  readonly locale: Locale
  readonly session: Session | null
  /** Every role, whatever the current organization. */
  readonly allRoles: readonly HeldRole[]
  readonly roles: readonly HeldRole[]
  readonly currentOrganizationId: string | null

  constructor(data: Known | null, currentOrganizationId: string | null = null, askedLocale?: Locale) {
    this.id = data?.id ?? null
    this.locale = askedLocale ?? data?.locale ?? 'nl'
    this.session = data?.session ?? null
    this.allRoles = data?.roles ?? []
    this.currentOrganizationId = currentOrganizationId
    this.roles = currentOrganizationId
      ? this.allRoles.filter((role) => role.organizationId === currentOrganizationId || role.organizationId === null)
      : this.allRoles
  }

  /** The same person, acting with the roles that they hold in one organization. */
  at(organizationId: string | null): Me {
    const { id, locale, session, allRoles } = this
    return new Me(id === null ? null : { id, locale, session, roles: [...allRoles] }, organizationId)
  }

  /** Two people, or one person at two moments, with the same key are the same to every policy. */
  get key(): string {
    return `${this.id} ${this.allRoles.map((role) => `${role.name} ${role.organizationId}`)} ${this.currentOrganizationId} ${this.isImpersonated} ${this.session?.reach?.scopes}`
  }

  /** The id of whoever is signed in; a guest gets no further. */
  requireId(): string {
    if (this.id === null) throw fail('session.required')
    return this.id
  }

  get isGuest(): boolean {
    return this.id === null
  }

  /** Themselves, as a list that fits a condition; empty for a guest, and for a key, which is nobody's own. */
  get self(): string[] {
    return this.id && !this.session?.reach ? [this.id] : []
  }

  /** Whether rows of this kind are theirs to see at all; of a key its scopes say so. */
  reads(type: string): boolean {
    return this.session?.reach?.reads.has(type) ?? true
  }

  /** A person may try every door. A key passes those that its scopes name, and no other. */
  mayPass(door: Door | undefined): boolean {
    const reach = this.session?.reach
    if (!reach) return true
    if (!door) return false
    return 'reads' in door ? reach.reads.has(door.reads) : reach.brings.has(door.brings)
  }

  get isImpersonated(): boolean {
    return this.session?.kind === 'impersonation'
  }

  get isOperator(): boolean {
    return this.roles.some((role) => role.name === 'admin' && role.organizationId === null)
  }

  get organizationIds(): string[] {
    return unique(this.roles.map((role) => role.organizationId))
  }

  private in(name: RoleName, types: readonly OrganizationType[]): string[] {
    return unique(
      this.roles
        .filter((role) => role.name === name && role.organizationType)
        .filter((role) => types.length === 0 || types.some((type) => type === role.organizationType))
        .map((role) => role.organizationId),
    )
  }

  adminOf(...types: OrganizationType[]): string[] {
    return this.in('admin', types)
  }

  isAdminOf(...types: OrganizationType[]): boolean {
    return this.adminOf(...types).length > 0
  }

  mentorOf(): string[] {
    return this.in('mentor', ['School'])
  }

  studentOf(): string[] {
    return this.in('student', ['School'])
  }

  /** Schools where they see everything a member of staff sees. */
  staffOf(): string[] {
    return unique([...this.adminOf('School'), ...this.mentorOf()])
  }

  // The predicates of the specification, against the current organization.
  get isAdmin(): boolean {
    return this.roles.some((role) => role.name === 'admin')
  }
  get isMentor(): boolean {
    return this.roles.some((role) => role.name === 'mentor')
  }
  get isStudent(): boolean {
    return this.studentOf().length > 0
  }
  get isNonProfitAdmin(): boolean {
    return this.adminOf('NonProfit').length > 0
  }
  get isProviderAdmin(): boolean {
    return this.adminOf('Provider').length > 0
  }
  get isCenterAdmin(): boolean {
    return this.adminOf('VolunteerCenter').length > 0
  }
  get isSchoolAdmin(): boolean {
    return this.adminOf('School').length > 0
  }
  get isMentorOrSchoolAdmin(): boolean {
    return this.isMentor || this.isSchoolAdmin
  }
  get isSchoolOrCenterAdmin(): boolean {
    return this.isSchoolAdmin || this.isCenterAdmin
  }
  /** For display only: by this definition mentors and students are volunteers too, so nothing is gated by it. */
  get isVolunteer(): boolean {
    return !this.isAdmin && !this.isCenterAdmin
  }
}

function unique(ids: readonly (string | null)[]): string[] {
  return [...new Set(ids.filter((id): id is string => id !== null))]
}
