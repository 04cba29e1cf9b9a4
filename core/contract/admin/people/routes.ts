/** Named routes about who works here: signing in and out, accounts, roles. */
import { destroySelfRoute, dropSecondFactorRoute, inviteAgainRoute } from './accounts.ts';
import { rolePermissionsRoute, syncPermissionsRoute } from './role-permissions.ts';
import { adminLoginRoute, adminLogoutRoute, adminSecondFactorRoute } from './login.ts';
import { adminMeRoute } from './me.ts';
import {
  adminConfirmedRoute,
  adminConfirmRoute,
  adminForgotRoute,
  adminPasswordRoute,
  adminResetRoute,
  adminDoorRoute,
  adminWelcomeRoute,
} from './passwords.ts';
import {
  adminProfileRoute,
  adminSessionsDestroyRoute,
  adminSessionsRoute,
  secondFactorBeginRoute,
  secondFactorCodesRoute,
  secondFactorDisableRoute,
  secondFactorEnableRoute,
} from './profile.ts';

export const PEOPLE_ROUTES = {
  'api.admin.me': adminMeRoute,
  'api.admin.login': adminLoginRoute,
  'api.admin.login.second-factor': adminSecondFactorRoute,
  'api.admin.logout': adminLogoutRoute,
  'api.admin.password.forgot': adminForgotRoute,
  'api.admin.password.reset': adminResetRoute,
  'api.admin.password.change': adminPasswordRoute,
  'api.admin.password.confirm': adminConfirmRoute,
  'api.admin.password.confirmed': adminConfirmedRoute,
  'api.admin.door': adminDoorRoute,
  'api.admin.welcome': adminWelcomeRoute,
  'api.admin.profile.update': adminProfileRoute,
  'api.admin.second-factor.begin': secondFactorBeginRoute,
  'api.admin.second-factor.enable': secondFactorEnableRoute,
  'api.admin.second-factor.disable': secondFactorDisableRoute,
  'api.admin.second-factor.codes': secondFactorCodesRoute,
  'api.admin.sessions.index': adminSessionsRoute,
  'api.admin.sessions.destroy': adminSessionsDestroyRoute,
  'api.admin.profile.destroy': destroySelfRoute,
  'api.admin.admins.invite': inviteAgainRoute,
  'api.admin.admins.drop-second-factor': dropSecondFactorRoute,
  'api.admin.roles.permissions': rolePermissionsRoute,
  'api.admin.roles.sync-permissions': syncPermissionsRoute,
} as const;

export type PeopleRoutes = typeof PEOPLE_ROUTES;
