import type { Me } from '#engine/judging/me.ts'

/** The organizations whose lists somebody works with, and whose colleagues they are. */
export const worksAt = (me: Me): string[] => [...new Set([...me.adminOf(), ...me.mentorOf()])]
