import { READER_KEY } from '../../src/contracts/reader-keys.ts';

/** Keeps the reader token of one publication; in this page alone where storage is refused. */
export interface TokenKeeper {
  /** As it is now: other tabs of the site share it. */
  read(): string | null;
  keep(token: string): void;
  /** Takes the successor of a token; one that can't be stored is left, and the token goes on. */
  replace(token: string): void;
  forget(): void;
}

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/** Makes the keeper of a publication's token. */
export function createTokenKeeper(publication: string): TokenKeeper {
  const key = READER_KEY + publication;
  let memory: string | null = null;

  const stored = () => attempt(() => localStorage.getItem(key), null);
  const store = (token: string) =>
    attempt(() => {
      localStorage.setItem(key, token);
      return localStorage.getItem(key) === token;
    }, false);

  return {
    read: () => memory ?? stored(),
    keep(token) {
      memory = store(token) ? null : token;
    },
    replace(token) {
      if (!store(token) && memory) memory = token;
    },
    forget() {
      memory = null;
      attempt(() => localStorage.removeItem(key), undefined);
    },
  };
}
