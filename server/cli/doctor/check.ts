/** What a check found. */
export interface Finding {
  /** What was checked. */
  name: string;
  state: 'ok' | 'warn' | 'fail';
  /** What is so. */
  message: string;
  /** What to do about it; absent when all is well. */
  todo?: string;
}

export const ok = (name: string, message: string): Finding => ({ name, state: 'ok', message });

export const warn = (name: string, message: string, todo: string): Finding => ({
  name,
  state: 'warn',
  message,
  todo,
});

export const fail = (name: string, message: string, todo: string): Finding => ({
  name,
  state: 'fail',
  message,
  todo,
});
