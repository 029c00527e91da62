// The resources of this area: members, their roles and their sign-in sessions.
import type { Resource } from '#http/routing/resource.ts'
import { memberResource } from './member/resource.ts'
import { memberSessionResource } from './member_session/resource.ts'
import { roleResource } from './role/resource.ts'

export const membersArea: Resource[] = [memberResource, memberSessionResource, roleResource]
