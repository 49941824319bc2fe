import http from 'node:http';
import https from 'node:https';
import type { Socket } from 'node:net';

/** How long a connection of a request may be silent in both directions, in milliseconds. No part of a backup takes an S3 server that long. */
const IDLE_MS = 120_000;

/**
 * Returns an agent for the S3 client, which has no time limits of its own: on a connection that the server or a firewall has forgotten, a backup
 * would wait until TCP gives up. Its requests fail with an error that says so.
 * @param endpoint the URL of the server
 */
export function idleLimitAgent(endpoint: string, idleMs = IDLE_MS): http.Agent {
  const Agent = new URL(endpoint).protocol === 'https:' ? https.Agent : http.Agent;
  // The agent gives its time-out to each connection, and again to one that is used again.
  const agent = new Agent({ timeout: idleMs });
  const createConnection = agent.createConnection.bind(agent);
  agent.createConnection = (...parameters) => {
    const socket = createConnection(...parameters) as Socket;
    socket.on('timeout', () => {
      const error = new Error(`the server has sent and accepted nothing for ${Math.ceil(idleMs / 1_000)} s`);
      socket.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
    });
    return socket;
  };
  return agent;
}
