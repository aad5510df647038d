// Written by "npm run generate" from every <feature>.errors.ts.
import { errors as applications } from '../applications.errors.ts'
import { errors as bulkActions } from '../bulk-actions.errors.ts'
import { errors as content } from '../content/content.errors.ts'
import { errors as engine } from '../engine.errors.ts'
import { errors as erasure } from '../erasure.errors.ts'
import { errors as files } from '../files.errors.ts'
import { errors as groups } from '../groups.errors.ts'
import { errors as imports } from '../imports.errors.ts'
import { errors as mentorships } from '../mentorships.errors.ts'
import { errors as organizations } from '../organizations.errors.ts'
import { errors as periods } from '../periods.errors.ts'
import { errors as retention } from '../retention.errors.ts'
import { errors as savedSearches } from '../saved-searches.errors.ts'
import { errors as savedViews } from '../saved-views.errors.ts'
import { errors as selfFound } from '../self-found.errors.ts'
import { errors as sessions } from '../sessions.errors.ts'
import { errors as settings } from '../settings.errors.ts'
import { errors as students } from '../students.errors.ts'
import { errors as tags } from '../tags.errors.ts'
import { errors as users } from '../users.errors.ts'
import { errors as vacancies } from '../vacancies/vacancies.errors.ts'

export const errors = {
  ...applications,
  ...bulkActions,
  ...content,
  ...engine,
  ...erasure,
  ...files,
  ...groups,
  ...imports,
  ...mentorships,
  ...organizations,
  ...periods,
  ...retention,
  ...savedSearches,
  ...savedViews,
  ...selfFound,
  ...sessions,
  ...settings,
  ...students,
  ...tags,
  ...users,
  ...vacancies,
}
