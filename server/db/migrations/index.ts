import type { Migration } from 'kysely/migration';
import { firstPath } from './0001-first-path.ts';
import { coverPage } from './0002-cover-page.ts';
import { signIn } from './0003-sign-in.ts';
import { readerTokensUp } from './0004-reader-tokens.ts';
import { accountCare } from './0005-account-care.ts';
import { plans } from './0006-plans.ts';
import { credentials } from './0007-credentials.ts';
import { addPosts } from './0008-posts.ts';
import { audit } from './0009-audit.ts';
import { handBacksByUser } from './0010-hand-backs-by-user.ts';
import { unconfirmed } from './0011-unconfirmed.ts';
import { columnTypes } from './column-types.ts';
import type { DatabaseKind } from './column-types.ts';

/** Every migration by its name. They run in the order of the names; a name that has shipped never changes. */
export function migrations(kind: DatabaseKind): Record<string, Migration> {
  return {
    '0001-first-path': { up: (db) => firstPath(db, columnTypes[kind]) },
    '0002-cover-page': { up: (db) => coverPage(db, columnTypes[kind]) },
    '0003-sign-in': { up: (db) => signIn(db, columnTypes[kind], kind) },
    '0004-reader-tokens': { up: (db) => readerTokensUp(db, columnTypes[kind]) },
    '0005-account-care': { up: (db) => accountCare(db, columnTypes[kind]) },
    '0006-plans': { up: (db) => plans(db, columnTypes[kind]) },
    '0007-credentials': { up: (db) => credentials(db, columnTypes[kind]) },
    '0008-posts': { up: (db) => addPosts(db, columnTypes[kind]) },
    '0009-audit': { up: (db) => audit(db, columnTypes[kind]) },
    '0010-hand-backs-by-user': { up: handBacksByUser },
    '0011-unconfirmed': { up: unconfirmed },
  };
}
