/** Calls of signing in, apart from those that a widget carries. */
export const LOGIN_PATHS = {
  login: '/api/v1/login',
  loginCode: '/api/v1/login/code',
} as const;
