import type { Command } from 'commander';
import { AUDIENCES } from '../../src/access/audiences.ts';
import { COMMENT_PERMISSIONS } from '../../src/comments/comment-permissions.ts';
import { POST_TYPES } from '../../src/posts/post-type.ts';
import { systemRandom } from '../platform/random.ts';
import { reasonOf } from '../platform/start-error.ts';
import { POST_FIELD_NAMES } from '../posts/post-fields.ts';
import type { PostFieldName } from '../posts/post-fields.ts';
import { addPost, getPost, postsOf, removePost } from '../posts/publish.service.ts';
import type { Post } from '../posts/post.ts';
import { CliError } from './cli-error.ts';
import { addFieldOptions, typedFields } from './field-options.ts';
import type { FieldHelp } from './field-options.ts';
import { jsonLine, print, withDatabase } from './io.ts';
import type { CliIo } from './io.ts';
import { readText } from './read-text.ts';
import { columns } from './table.ts';

type Options = Readonly<Record<string, unknown>>;

const FIELD_HELP: FieldHelp<PostFieldName> = {
  title: ['text', 'its title; else the heading that the file begins with'],
  subtitle: ['text', 'what it is about, in a line'],
  slug: ['slug', 'its name in addresses; else made of the title'],
  type: [POST_TYPES.join('|'), 'what it is; else a newsletter'],
  audience: [
    AUDIENCES.join('|'),
    'whom it is for; else everyone, or only_paid for a page where plans are offered',
  ],
  write_comment_permissions: [COMMENT_PERMISSIONS.join('|'), 'who may comment; else everyone'],
  cover_image: ['url', 'its picture, https'],
  url: ['url', 'your own page of it, https; else the platform has one'],
  published_at: ['time', "when it comes out, like 2026-11-21T09:00:00Z; '' for a draft; else now"],
};

const FORMAT = `
The file is Markdown. It may have headings, lists, quotes, links, pictures, code and emphasis; HTML is shown as it is typed.

Examples:
  flyleaf post add tideline letter.md --audience only_paid
  flyleaf post add tideline letter.md --author mara@tideline.example --published-at ''
  cat letter.md | flyleaf post add tideline - --title 'What the sea leaves out'`;

const isoTime = (time: number | null) => (time === null ? '–' : new Date(time).toISOString());

/** What people see of a post; what it says stays where it is. */
function describe(post: Post): string {
  const {
    published_at,
    created_at,
    updated_at: _updated,
    publication_id: _publication,
    ...rest
  } = post;
  const rows = Object.entries(rest).map(([name, value]) => [name, String(value ?? '–')]);
  rows.push(['published_at', isoTime(published_at)], ['created_at', isoTime(created_at)]);
  return columns(rows);
}

async function readPost(io: CliIo, file: string) {
  // Only this command reads Markdown, and its parser is large.
  const { readMarkdown } = await import('../posts/read-markdown.ts');
  try {
    return readMarkdown(await readText(io, file));
  } catch (error) {
    const name = file === '-' ? 'stdin' : file;
    throw new CliError(`${name} can't be read: ${reasonOf(error)}`);
  }
}

async function add(io: CliIo, subdomain: string, file: string, options: Options): Promise<void> {
  const { title: heading, body } = await readPost(io, file);
  const typed = typedFields(options, POST_FIELD_NAMES);
  const title = typed.title ?? heading;
  if (title === null) throw new CliError('--title is missing, and the text begins with no heading');
  const section = options['section'];
  const handed = {
    raw: { ...typed, title },
    authors: options['author'] as readonly string[],
    body,
    ...(typeof section === 'string' ? { section } : {}),
  };
  await withDatabase(io, async (deps) => {
    const post = await addPost({ ...deps, random: systemRandom }, subdomain, handed);
    await print(io.stdout, options['json'] ? jsonLine(post) : describe(post));
  });
}

async function list(io: CliIo, subdomain: string, options: Options): Promise<void> {
  await withDatabase(io, async ({ db }) => {
    const posts = await postsOf(db, subdomain);
    const rows = posts.map((post) => [
      post.slug,
      post.audience,
      isoTime(post.published_at),
      post.title,
    ]);
    const table = columns([['SLUG', 'AUDIENCE', 'PUBLISHED', 'TITLE'], ...rows]);
    await print(io.stdout, options['json'] ? posts.map(jsonLine).join('') : table);
  });
}

function show(io: CliIo, subdomain: string, slug: string, options: Options): Promise<void> {
  return withDatabase(io, async ({ db }) => {
    const post = await getPost(db, subdomain, slug);
    await print(io.stdout, options['json'] ? jsonLine(post) : describe(post));
  });
}

function remove(io: CliIo, subdomain: string, slug: string, options: Options): Promise<void> {
  return withDatabase(io, async (deps) => {
    await removePost(deps, subdomain, slug);
    await print(io.stdout, options['json'] ? jsonLine({ slug }) : `${slug} is removed\n`);
  });
}

const gather = (typed: string, before: readonly string[]) => [...before, typed];

/** `post add|list|show|remove`. */
export function addPostCommands(program: Command, io: CliIo): void {
  const group = program.command('post').description("a publication's posts");
  const adding = group.command('add <subdomain> <file>').description("add a post; '-' for stdin");
  addFieldOptions(adding, POST_FIELD_NAMES, FIELD_HELP)
    .option('--section <slug>', 'the section that it belongs to')
    .option('--author <address|name>', 'a user, or a guest by name; may be repeated', gather, [])
    .option('--json', 'print it as JSON')
    .addHelpText('after', FORMAT)
    .action((subdomain: string, file: string, options: Options) =>
      add(io, subdomain, file, options),
    );
  group
    .command('list <subdomain>')
    .description('every post, drafts too, the newest first')
    .option('--json', 'one JSON object a line')
    .action((subdomain: string, options: Options) => list(io, subdomain, options));
  group
    .command('show <subdomain> <slug>')
    .description('a post, but for what it says')
    .option('--json', 'as JSON')
    .action((subdomain: string, slug: string, options: Options) =>
      show(io, subdomain, slug, options),
    );
  group
    .command('remove <subdomain> <slug>')
    .description('take a post away, for good')
    .option('--json', 'as JSON')
    .action((subdomain: string, slug: string, options: Options) =>
      remove(io, subdomain, slug, options),
    );
}
