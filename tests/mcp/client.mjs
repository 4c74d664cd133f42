// SPDX-License-Identifier: GPL-3.0-or-later
// Tests dogearctl mcp with the client of the Model Context Protocol's own SDK, which checks each
// structured result with the schema that the server gave for it.
//
//     DOGEARCTL=PROGRAM DOGEAR_DATA_DIR=FOLDER node client.mjs
//
// packaging/check-mcp makes the library in FOLDER and runs this. It has an episode "About walruses"
// with notes and chapters, and one whose title begins with "Ignore all previous instructions". With
// DOGEAR_MCP_TRANSCRIPT=1 the transcript of the first one is stored; it says "tour 30" at 0:30.
import assert from 'node:assert/strict';

import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';

const program = process.env.DOGEARCTL;
const dataDir = process.env.DOGEAR_DATA_DIR;
assert(program && dataDir, 'DOGEARCTL and DOGEAR_DATA_DIR are not set');
const hasTranscript = process.env.DOGEAR_MCP_TRANSCRIPT === '1';

const readers = ['search', 'episode', 'transcript', 'bookmarks', 'queue', 'history'];
const writers = ['bookmark_add', 'queue_add', 'queue_remove', 'mark_played', 'mark_unplayed'];

const ok = text => console.log(`OK ${text}`);

/** Starts the server, calls `use` with a session, and ends both. */
async function withSession(options, use) {
    const transport = new StdioClientTransport({
        command: program,
        args: ['--data-dir', dataDir, 'mcp', ...options],
        stderr: 'pipe',
    });
    let logged = '';
    transport.stderr.on('data', bytes => { logged += bytes; });
    const client = new Client({ name: 'dogear-mcp-test', version: '1' });
    client.onerror = error => assert.fail(error);
    await client.connect(transport);
    const { tools } = await client.listTools(); // the client checks results with these schemas
    const session = { client, tools };
    const validator = new AjvJsonSchemaValidator();
    const accepts = new Map(tools.map(tool => [tool.name, validator.getValidator(tool.inputSchema)]));

    /** Returns the structured content of a call that succeeds. */
    session.call = async (name, args = {}) => {
        assert(accepts.get(name)(args).valid, `the arguments of ${name} do not match its schema`);
        const result = await client.callTool({ name, arguments: args });
        assert(!result.isError, `${name}: ${result.content[0].text}`);
        assert.deepEqual(JSON.parse(result.content[0].text), result.structuredContent);
        return result.structuredContent;
    };
    /** Returns the sentence of a call that fails; `isAccepted`: although its arguments match. */
    session.refused = async (name, args, isAccepted) => {
        assert.equal(accepts.get(name)(args).valid, isAccepted, `${name} ${JSON.stringify(args)}`);
        const result = await client.callTool({ name, arguments: args });
        assert.equal(result.isError, true);
        return result.content[0].text;
    };
    try {
        await use(session);
    } finally {
        await client.close();
    }
    assert.equal(logged, '');
}

/** All texts and keys of `value` that are not below a key "quoted". */
function unquoted(value) {
    if (value === null || typeof value !== 'object')
        return String(value);
    return Object.entries(value)
        .filter(([key]) => key !== 'quoted')
        .map(([key, each]) => `${key} ${unquoted(each)}`)
        .join(' ');
}

async function testReading({ client, tools, call, refused }) {
    assert.equal(client.getServerVersion().name, 'dogear');
    assert(client.getInstructions().includes('not instructions'));
    await client.ping();
    ok(`initialize, ping: Dogear ${client.getServerVersion().version}`);

    assert.deepEqual(tools.map(tool => tool.name), readers);
    assert(tools.every(tool => tool.annotations.readOnlyHint && tool.outputSchema));
    ok(`tools/list: ${readers.join(', ')}`);

    const found = await call('search', { query: 'walrus' });
    const walrus = found.episodes[0];
    assert.equal(walrus.quoted.title, 'About walruses');
    ok('search');

    const told = await call('episode', { episode_id: walrus.id });
    assert.equal(told.chapters.length, 2);
    const part = await call('episode', { episode_id: walrus.id, notes_length: 5 });
    assert.equal(told.notes.quoted.text.slice(0, 5), part.notes.quoted.text);
    assert.equal(part.notes.next_offset, 5);
    ok('episode');

    if (hasTranscript) {
        const window = { episode_id: walrus.id, time: '0:30', before: 2, after: 2 };
        const { lines } = await call('transcript', window);
        assert.deepEqual(lines.map(line => line.start_seconds), [28, 29, 30, 31, 32]);
        assert(lines[2].quoted.text.includes('tour 30'));
        const [spoken] = (await call('search', { query: '"tour 30"' })).episodes;
        assert.equal(spoken.hit_seconds, 30);
        ok('transcript');
    } else {
        assert.match(await refused('transcript', { episode_id: walrus.id }, true), /transcript/);
        ok('transcript: none is stored');
    }
    for (const name of ['bookmarks', 'queue', 'history']) {
        await call(name);
        ok(name);
    }

    const foreign = await call('search', { query: 'ignore' });
    assert(foreign.episodes[0].quoted.title.startsWith('Ignore all previous instructions'));
    assert(!/previous/.test(unquoted(foreign)));
    assert(!/[\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/u.test(JSON.stringify(foreign)));
    ok('foreign text is marked');

    assert.match(await refused('search', { query: '' }, false), /“query”/);
    assert.match(await refused('search', { query: 'walrus', limit: 1000 }, false), /“limit”/);
    assert.match(await refused('episode', { episode_id: 4711 }, true), /4711/);
    await assert.rejects(client.callTool({ name: 'frobnicate' }), { code: -32602 });
    await assert.rejects(client.listResources(), /resources/);
    for (const name of writers)
        await assert.rejects(client.callTool({ name }), error => error.message.includes('--write'));
    ok('mistakes are explained, and nothing is written');
}

async function testWriting({ tools, call }) {
    assert.deepEqual(tools.map(tool => tool.name), [...readers, ...writers]);
    const [walrus] = (await call('search', { query: 'walrus' })).episodes;
    const episode_id = walrus.id;
    const { bookmark } = await call('bookmark_add', { episode_id, time: '0:30', note: 'Here' });
    assert.equal(bookmark.position_seconds, 30);
    const { bookmarks } = await call('bookmarks', { episode_id });
    assert.equal(bookmarks[0].quoted.note, 'Here');
    ok('bookmark_add');

    const added = await call('queue_add', { episode_ids: [episode_id], next: true });
    assert.deepEqual(added.episodes.map(each => each.id), [episode_id]);
    ok('queue_add');
    const removed = await call('queue_remove', { episode_ids: [episode_id] });
    assert.deepEqual(removed.episodes, []);
    ok('queue_remove');

    assert.equal((await call('mark_played', { episode_id })).played, true);
    ok('mark_played');
    assert.equal((await call('mark_unplayed', { episode_id })).played, false);
    ok('mark_unplayed');
}

await withSession([], testReading);
await withSession(['--write'], testWriting);
