import { required } from '#protocol/shared/guards.ts'
import { type Cells, everybody, type Permissions } from '#test/permission-cells.ts'
import { anything, call, command, fixed, fresh, read, reading, type Subject } from '#test/permission-tools.ts'
import type { PermissionWorld } from '#test/permission-world.ts'

const keepers: Cells = { schoolAdmin: '✓', centerAdmin: '✓', operator: '✓' }
const ownSchool: Cells = { schoolAdmin: 'school' }
const staffOfSchool: Cells = { mentor: 'school', schoolAdmin: 'school', operator: 'all' }

/** Levels, classes, mentors, student profiles and tags. */
export const permissions: Permissions = {
  'What a school knows of students': {
    read: {
      student: 'mentored student',
      mentor: 'mentored student, student in class of mentor',
      schoolAdmin: 'all but student of other school',
      operator: 'all',
    },
    updateStudent: {
      student: 'mentored student',
      schoolAdmin: 'all but student of other school',
      operator: 'all',
    },
    assignGroup: { schoolAdmin: 'all but student of other school' },
    removeFromGroup: { schoolAdmin: 'all but student of other school' },
  },
  Levels: { read: staffOfSchool, create: ownSchool, update: ownSchool, delete: ownSchool },
  Classes: { read: staffOfSchool, create: ownSchool, update: ownSchool, delete: ownSchool },
  'Who is in which class': {
    read: {
      mentor: 'student in class of mentor',
      schoolAdmin: 'all but student of other school',
      operator: 'all',
    },
  },
  Mentorships: {
    read: {
      student: 'of mentored student',
      mentor: 'own, for a class',
      schoolAdmin: 'all but of other school',
      operator: 'all',
    },
    delete: { schoolAdmin: 'of school' },
  },
  Tags: { read: everybody('✓'), create: keepers, update: keepers, delete: keepers, mergeTag: keepers },
}

export async function subjects(w: PermissionWorld): Promise<Subject[]> {
  const { places, people, insert } = w
  const schools = fixed({ school: places.school.id, 'other school': places.otherSchool.id })
  const level = (schoolId: string) => insert('levels', { school_id: schoolId, name: `3 ${crypto.randomUUID()}` })
  const group = (schoolId: string) =>
    insert('groups', { school_id: schoolId, school_year_id: w.schoolYear, name: `3 ${crypto.randomUUID()}` })
  const tags = [{ name: 'all', id: () => insert('tags', { name: `3 ${crypto.randomUUID()}` }) }]
  const membership = async (schoolId: string, studentId: string, groupId?: string) =>
    insert('group_memberships', { group_id: groupId ?? (await group(schoolId)), student_id: studentId })
  const mentor = required(w.callers.find(({ role }) => role === 'mentor')?.id, 'mentor')
  const ofMentor = await group(places.school.id)
  const mentorship = (schoolId: string, mentorId: string, of: object) =>
    insert('mentorships', { school_id: schoolId, mentor_id: mentorId, ...of })
  const mentorships = {
    'of mentored student': await mentorship(places.school.id, people.colleague, { student_id: people.mentored }),
    'of other student': await mentorship(places.school.id, people.colleague, { student_id: people.pupil }),
    'own, for a class': await mentorship(places.school.id, mentor, { group_id: ofMentor }),
    'of other school': await mentorship(places.otherSchool.id, people.stranger, { student_id: people.otherPupil }),
  }
  const memberships = fixed({
    'student in class of mentor': await membership(places.school.id, people.inClass, ofMentor),
    'other student': await membership(places.school.id, people.pupil),
    'student of other school': await membership(places.otherSchool.id, people.otherPupil),
  })
  const profiles = fixed({
    'mentored student': people.mentored,
    'student in class of mentor': people.inClass,
    'other student': people.pupil,
    'student of other school': people.otherPupil,
  })
  const crud = (path: string, type: string, make: (schoolId: string) => Promise<string>, extra: object = {}) => {
    const body = (id: string | undefined, attributes: object) => ({
      data: { type, ...(id ? { id } : {}), attributes: { name: crypto.randomUUID(), ...attributes } },
    })
    return [
      read(path, fresh(schools, make)),
      {
        name: 'create',
        targets: schools,
        try: call('POST', path, (schoolId) => body(undefined, { school_id: schoolId, ...extra })),
      },
      { name: 'update', targets: fresh(schools, make), try: call('PATCH', `${path}/:id`, (id) => body(id, {})) },
      { name: 'delete', targets: fresh(schools, make), try: call('DELETE', `${path}/:id`) },
    ]
  }
  const tagBody = (id?: string) => ({
    data: { type: 'tags', ...(id ? { id } : {}), attributes: { name: crypto.randomUUID() } },
  })
  return [
    {
      title: 'What a school knows of students',
      type: 'studentProfiles',
      actions: [
        read('/student_profiles', profiles),
        command('updateStudent', 'PATCH', '/student_profiles/:id', profiles),
        command('assignGroup', 'PUT', '/students/:id/assign_group', profiles),
        command('removeFromGroup', 'PUT', '/students/:id/remove_from_group', profiles),
      ],
    },
    { title: 'Levels', type: 'levels', actions: crud('/levels', 'levels', level) },
    {
      title: 'Classes',
      type: 'groups',
      actions: crud('/groups', 'groups', group, { school_year_id: w.schoolYear }),
    },
    reading('Who is in which class', 'groupMemberships', '/group_memberships', memberships),
    {
      title: 'Mentorships',
      type: 'mentorships',
      actions: [
        read('/mentorships', fixed(mentorships)),
        {
          name: 'delete',
          targets: fixed({
            'of school': places.school.id,
            'of other school': places.otherSchool.id,
          }).map(({ name, id }) => ({
            name,
            id: async () => mentorship(id(), await w.somebody('mentor', { id: id() }), { student_id: people.inClass }),
          })),
          try: call('DELETE', '/mentorships/:id'),
        },
      ],
    },
    {
      title: 'Tags',
      type: 'tags',
      actions: [
        read('/tags', tags),
        { name: 'create', targets: anything, try: call('POST', '/tags', () => tagBody()) },
        { name: 'update', targets: tags, try: call('PATCH', '/tags/:id', (id) => tagBody(id)) },
        { name: 'delete', targets: tags, try: call('DELETE', '/tags/:id') },
        command('mergeTag', 'PUT', '/tags/:id/merge', tags),
      ],
    },
  ]
}
